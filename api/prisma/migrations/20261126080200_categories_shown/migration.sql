-- Where a category is shown besides the page of all categories.
ALTER TABLE "categories"
  ADD COLUMN "is_on_home_page" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "is_in_footer" BOOLEAN NOT NULL DEFAULT true;
