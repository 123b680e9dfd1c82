-- Reads rows of the node that runs it: of all shards there, which are other ones after a shard has moved. Its
-- first row names the node and counts its shards of "accounts". A session prepares each statement once,
-- because a plan over all shards takes longer than its execution. Citus keeps such a session for ten minutes.
create or replace function read_own_shards(reads json) returns table (list integer, item json) language plpgsql
  set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  own integer := (select groupid from pg_dist_local_group);
  places integer[];
  asked record;
  prepared text;
begin
  select array_agg(s.shardminvalue::integer order by s.shardminvalue::integer) into places
    from pg_dist_shard s join pg_dist_placement p on p.shardid = s.shardid
   where s.logicalrelid = 'accounts'::regclass and p.groupid = own;
  list := 0;
  item := json_build_object('node', own, 'shards', coalesce(cardinality(places), 0));
  return next;
  if places is null then
    return;
  end if;
  for asked in
    select ordinality, value ->> 'text' as text, value ->> 'tail' as tail, value ->> 'arguments' as arguments, value -> 'tables' as tables
      from json_array_elements(reads) with ordinality
     where json_typeof(value) <> 'null'
  loop
    prepared := 'shards_' || md5(places::text || asked.text || asked.tail || asked.tables::text);
    if not exists (select from pg_prepared_statements where name = prepared) then
      execute (
        select format('prepare %s as select to_json(item) from (select * from (%s) as own %s) as item',
                 prepared, string_agg(format('(%s)', format(asked.text, variadic shard.names)), ' union all '), asked.tail)
          from (
            select array_agg(shard_name(s.logicalrelid, s.shardid) order by known.ordinality) as names
              from json_array_elements_text(asked.tables) with ordinality as known
              join pg_dist_shard s on s.logicalrelid = known.value::regclass
             where s.shardminvalue::integer = any(places)
             group by s.shardminvalue
          ) as shard
      );
    end if;
    list := asked.ordinality;
    for item in execute 'execute ' || prepared || asked.arguments loop
      return next;
    end loop;
  end loop;
end
$$
