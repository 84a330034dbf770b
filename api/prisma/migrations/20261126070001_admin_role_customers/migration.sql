-- By hand: what Prisma's language has no words for.

-- The admin has all permissions. The new value can be used in a later transaction than the one that has added it.
ALTER TABLE "role_definitions" DROP CONSTRAINT "role_definitions_admin_has_all";
UPDATE "role_definitions" SET "permissions" = array_append("permissions", 'CUSTOMERS') WHERE "built_in" = 'ADMIN';
ALTER TABLE "role_definitions"
    ADD CONSTRAINT "role_definitions_admin_has_all" CHECK ("built_in" <> 'ADMIN'
        OR "permissions" @> '{CATALOGUE,ORDERS,REFUNDS,REPORTS,SETTINGS,STAFF,PICKING,DELIVERIES,CUSTOMERS}') NOT VALID;
