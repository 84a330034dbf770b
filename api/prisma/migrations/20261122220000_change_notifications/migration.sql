-- Every change of what processes cache is announced at its commit on the channel `kirana_changes`. A payload is
--   `catalogue`      when any answer about products may have changed, such as after one was added, hidden or renamed;
--   `product:<uuid>` when only answers with this product have;
--   `stock:<uuid>`   when only answers with the exact stock or the last change of this product have. No line of a cart is above
--                    50, so a stock above 50 is shown like one of 50;
--   `session:<uuid>` when a session was revoked or deleted;
--   `user:<uuid>`    when the role or the status of a user has changed.
CREATE FUNCTION "notify_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'catalogue');
    RETURN NULL;
END
$$;

CREATE FUNCTION "notify_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', CASE
        WHEN (OLD."name", OLD."brand", OLD."description", OLD."is_published", OLD."deleted_at")
            IS DISTINCT FROM (NEW."name", NEW."brand", NEW."description", NEW."is_published", NEW."deleted_at")
            THEN 'catalogue'
        WHEN (OLD."unit", OLD."mrp_paise", OLD."discount_percent", OLD."details"::text, OLD."created_at", LEAST(OLD."stock", 50))
            IS DISTINCT FROM (NEW."unit", NEW."mrp_paise", NEW."discount_percent", NEW."details"::text, NEW."created_at", LEAST(NEW."stock", 50))
            THEN 'product:' || NEW."id"
        ELSE 'stock:' || NEW."id"
    END);
    RETURN NULL;
END
$$;

CREATE FUNCTION "notify_product_picture_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'product:' || COALESCE(NEW."product_id", OLD."product_id"));
    IF OLD."product_id" <> NEW."product_id" THEN
        PERFORM pg_notify('kirana_changes', 'product:' || OLD."product_id");
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "products_are_announced" AFTER INSERT OR DELETE OR TRUNCATE ON "products"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "product_changes_are_announced" AFTER UPDATE ON "products"
    FOR EACH ROW EXECUTE FUNCTION "notify_product_change"();
CREATE TRIGGER "product_pictures_are_announced" AFTER INSERT OR UPDATE OR DELETE ON "product_pictures"
    FOR EACH ROW EXECUTE FUNCTION "notify_product_picture_change"();
CREATE TRIGGER "product_pictures_truncation_is_announced" AFTER TRUNCATE ON "product_pictures"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "pictures_are_announced" AFTER UPDATE OR TRUNCATE ON "pictures"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "categories_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "sub_categories_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_categories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "sub_category_categories_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sub_category_categories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "product_categories_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_categories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "product_sub_categories_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_sub_categories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();

CREATE FUNCTION "notify_session_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'session:' || OLD."id");
    RETURN NULL;
END
$$;

CREATE FUNCTION "notify_user_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'user:' || OLD."id");
    RETURN NULL;
END
$$;

CREATE TRIGGER "session_revocations_are_announced" AFTER UPDATE ON "sessions"
    FOR EACH ROW WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at" OR OLD."expires_at" > NEW."expires_at")
    EXECUTE FUNCTION "notify_session_change"();
CREATE TRIGGER "session_deletions_are_announced" AFTER DELETE ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION "notify_session_change"();
CREATE TRIGGER "user_changes_are_announced" AFTER UPDATE ON "users"
    FOR EACH ROW WHEN (OLD."role" <> NEW."role" OR OLD."status" <> NEW."status")
    EXECUTE FUNCTION "notify_user_change"();
