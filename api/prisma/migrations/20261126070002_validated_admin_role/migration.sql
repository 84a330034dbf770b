ALTER TABLE "role_definitions" VALIDATE CONSTRAINT "role_definitions_admin_has_all";
