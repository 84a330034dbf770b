-- An import of many products stays fast: what each row of `products` and of the vocabulary costs when it is written.

-- Space in each page for the next version of a row, so that a new count of a term changes none of the indexes (HOT updates).
ALTER TABLE "search_terms" SET (fillfactor = 50);

-- What is sold in a pack, as before: the product of the numbers in `2 x 75 g (pack of 3)`. A pattern with captures takes several times as long.
CREATE OR REPLACE FUNCTION "parse_pack_size"("unit" text) RETURNS "pack_size" LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    size text := substring(lower("unit") FROM '^\s*(?:\d{1,4}\s*x\s*)?\d{1,6}(?:\.\d{1,3})?\s*(?:kg|gm|g|ml|ltr|l|pcs|pc|pieces|piece|dozen)\M(?:\s*\(\s*pack of \d{1,3}\s*\))?');
    measure text := substring(size FROM 'kg|gm|g|ml|ltr|l|pc|piece|dozen');
    number text;
    found "pack_size" := ROW (1, CASE WHEN measure IN ('kg', 'g', 'gm') THEN 'g' WHEN measure IN ('ml', 'l', 'ltr') THEN 'ml' ELSE 'pc' END);
BEGIN
    IF size IS NULL THEN
        RETURN NULL;
    END IF;
    FOREACH number IN ARRAY string_to_array(btrim(regexp_replace(size, '[^\d.]+', ' ', 'g')), ' ') LOOP
        found."amount" := found."amount" * number::double precision;
    END LOOP;
    found."amount" := found."amount" * CASE WHEN measure IN ('kg', 'l', 'ltr') THEN 1000 WHEN measure = 'dozen' THEN 12 ELSE 1 END;
    RETURN CASE WHEN found."amount" > 0 THEN found END;
END
$$;

-- The dietary facts of a product, as before; most details have none.
CREATE OR REPLACE FUNCTION "parse_diets"("details" json) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    IF "details"::text !~* 'diet|\\u' OR json_typeof("details") IS DISTINCT FROM 'object' THEN
        RETURN '{}';
    END IF;
    RETURN coalesce(array_agg("diet" ORDER BY "position"), '{}') FROM (
        SELECT DISTINCT ON ("filter_key"("diet")) "diet", "position"
        FROM json_each_text("details") detail, regexp_split_to_table(detail."value", '\s*,\s*') WITH ORDINALITY part ("text", "position"), btrim(part."text") "diet"
        WHERE "filter_key"(detail."key") = 'diet' AND length("diet") BETWEEN 1 AND 100
        ORDER BY "filter_key"("diet"), "position"
    ) diets;
END
$$;

-- The brand, the dietary facts and the pack size of a product, as before.
CREATE OR REPLACE FUNCTION "product_filter_tokens"("brand" text, "details" json, "unit" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    tokens text[] := array_remove(ARRAY['brand:' || "filter_key"("brand"), 'pack:' || "pack_key"("unit")], NULL);
    diet text;
BEGIN
    FOREACH diet IN ARRAY "parse_diets"("details") LOOP
        tokens := tokens || ('diet:' || "filter_key"(diet));
    END LOOP;
    RETURN tokens;
END
$$;
