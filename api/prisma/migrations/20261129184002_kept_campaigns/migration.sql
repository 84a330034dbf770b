-- A draft alone can be deleted.
CREATE TRIGGER "sent_campaigns_are_not_deleted" BEFORE DELETE ON "campaigns"
    FOR EACH ROW WHEN (OLD."status" <> 'DRAFT') EXECUTE FUNCTION "keep_sent_campaign"();
