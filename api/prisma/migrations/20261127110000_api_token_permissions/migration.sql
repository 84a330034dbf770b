-- A token has the permissions that its owner had when it was created. A token of before has those of its owner's role now.
ALTER TABLE "api_tokens" ADD COLUMN "permissions" "permission"[] NOT NULL DEFAULT ARRAY[]::"permission"[];

UPDATE "api_tokens"
SET "permissions" = "role_definitions"."permissions"
FROM "users" JOIN "role_definitions" ON "role_definitions"."id" = "users"."role_definition_id"
WHERE "users"."id" = "api_tokens"."user_id";
