package io.posthorn;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A page of a list. A loop over it gets its own entries, and then those of all following pages.
 *
 * @param <T> the type of the entries
 */
public final class Page<T> implements Iterable<T> {
    private final Response response;
    private final List<T> data;
    private final boolean hasMore;
    private final String nextCursor;
    private final Function<String, Page<T>> read;

    Page(Response response, JsonObject json, List<T> data, Function<String, Page<T>> read) {
        this.response = response;
        this.data = Collections.unmodifiableList(data);
        this.read = read;
        JsonElement more = json.get("has_more");
        hasMore = more != null && more.isJsonPrimitive() && more.getAsBoolean();
        JsonElement cursor = json.get("next_cursor");
        nextCursor = cursor != null && cursor.isJsonPrimitive() ? cursor.getAsString() : null;
    }

    /**
     * Returns the entries of this page alone.
     *
     * @return the entries
     */
    public List<T> data() {
        return data;
    }

    /**
     * Returns whether there are more entries.
     *
     * @return whether there is a next page
     */
    public boolean hasMore() {
        return hasMore;
    }

    /**
     * Returns the cursor of the next page.
     *
     * @return the cursor; empty on the last page
     */
    public Optional<String> nextCursor() {
        return Optional.ofNullable(nextCursor);
    }

    /**
     * Reads the page after this one.
     *
     * @return the page; empty after the last one
     */
    public Optional<Page<T>> nextPage() {
        return nextCursor().map(read);
    }

    /**
     * Returns the answer that this page came in.
     *
     * @return the answer
     */
    public Response response() {
        return response;
    }

    /**
     * Returns the entries of this page and of all following pages. A page is read when its first entry is
     * needed.
     *
     * @return the entries
     */
    public Stream<T> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private Page<T> page = Page.this;
            private Iterator<T> entries = data.iterator();

            @Override
            public boolean hasNext() {
                while (!entries.hasNext() && page.nextCursor != null) {
                    page = page.read.apply(page.nextCursor);
                    entries = page.data.iterator();
                }
                return entries.hasNext();
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                return entries.next();
            }
        };
    }

    @Override
    public String toString() {
        return "Page with " + data.size() + " entries";
    }
}
