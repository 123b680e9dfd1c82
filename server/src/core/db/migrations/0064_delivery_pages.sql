-- A delivery's row is inserted whole by its first attempt and rarely changes after that, so its pages need little
-- room for changes. For the weeks that are created from now on.
update history_tables set fillfactor = 90 where name = 'deliveries';
