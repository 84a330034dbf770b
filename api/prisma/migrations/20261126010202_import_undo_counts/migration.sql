-- AlterTable
ALTER TABLE "catalogue_imports" ADD COLUMN     "is_undoable" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "undo_cursor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "undo_delete_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "undo_restore_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "undo_keep_count" INTEGER NOT NULL DEFAULT 0;
