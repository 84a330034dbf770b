-- A name with `&` or `and` is one of the thing at its end: a clove and salt toothpaste is no clove.
CREATE OR REPLACE FUNCTION "search_name_parts"("name" text, "brand" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    rest text := "search_normalize"("name");
    maker text := "search_normalize"("brand");
BEGIN
    IF maker <> '' AND starts_with(rest, maker || ' ') THEN
        rest := substr(rest, length(maker) + 2);
    END IF;
    rest := regexp_replace(rest, '\m\d+(\.\d+)?\s*(kg|kgs|g|gm|gms|ml|l|ltr|litres?|pcs?|pieces?|units?)\M', ',', 'g');
    RETURN regexp_split_to_array(rest, '\s+[-–—]+\s*|[,;:()\[\]/|+]+|\s(?:with|for|in|of|from|without|by|on)\s');
END
$$;

-- The name of a category with `&` or `and` is one of several things: butter and cream.
CREATE OR REPLACE FUNCTION "search_index_categories"("ids" uuid[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM "search_category_terms" WHERE "category_id" = ANY ("ids");
    INSERT INTO "search_category_terms" ("category_id", "term", "word", "head_share", "score", "department")
    SELECT category."id", category."term", min(category."word"), max(CASE WHEN is_head THEN "share" END), 250 + coalesce(150 + 150 * max(CASE WHEN is_head THEN "share" END), 0), min(synonym_group."department") FILTER (WHERE NOT is_narrowed)
    FROM "search_terms_of"(array(SELECT ROW ("id", "search_name_parts"(regexp_replace("name", '&|\s+and\s+', ',', 'gi'), ''), NULL)::"search_text" FROM "sub_categories" WHERE "id" = ANY ("ids"))) category
    LEFT JOIN "synonym_groups" synonym_group ON '#' || synonym_group."handle" = "term" AND synonym_group."department" <> 'words'
    GROUP BY category."id", category."term"
    UNION ALL
    SELECT "id", "term", min("word"), NULL, max(CASE WHEN is_head THEN 220 ELSE 150 END), NULL
    FROM "search_terms_of"(array(SELECT ROW ("id", "search_name_parts"(regexp_replace("name", '&|\s+and\s+', ',', 'gi'), ''), NULL)::"search_text" FROM "categories" WHERE "id" = ANY ("ids")))
    GROUP BY "id", "term"
$$;

-- What the shop has today.
SELECT "search_index_categories"(array_agg("id")) FROM (SELECT "id" FROM "sub_categories" UNION ALL SELECT "id" FROM "categories") category HAVING count(*) > 0;
SELECT "search_index"(array_agg("id")) FROM "products" HAVING count(*) > 0;
