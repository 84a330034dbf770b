-- Written at once: the list of imports of the last release cannot show an import that is being undone, for the minutes of an update.
ALTER TYPE "import_status" ADD VALUE 'UNDO_CHECKING';
ALTER TYPE "import_status" ADD VALUE 'UNDO_CHECKED';
ALTER TYPE "import_status" ADD VALUE 'UNDOING';
ALTER TYPE "import_status" ADD VALUE 'UNDO_FAILED';
ALTER TYPE "import_status" ADD VALUE 'UNDONE';
