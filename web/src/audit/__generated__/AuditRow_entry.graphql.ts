/**
 * @generated SignedSource<<bff5f26b1a299a59a6ed85457ae36e3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AuditAction = "CATALOGUE_IMPORT" | "CATEGORY_ADD" | "CATEGORY_DELETE" | "CATEGORY_EDIT" | "JOB_DISCARD" | "JOB_RETRY" | "ORDER_MOVE" | "ORDER_PICK" | "ORDER_REFUND" | "PRODUCT_ADD" | "PRODUCT_DELETE" | "PRODUCT_EDIT" | "PRODUCT_IMPORT" | "SUB_CATEGORY_ADD" | "SUB_CATEGORY_DELETE" | "SUB_CATEGORY_EDIT" | "USER_REINSTATE" | "USER_ROLE" | "USER_SUSPEND" | "WEBHOOK_ADD" | "WEBHOOK_DELETE" | "WEBHOOK_EDIT" | "%future added value";
export type AuditSubject = "CATALOGUE_IMPORT" | "CATEGORY" | "JOB" | "ORDER" | "PRODUCT" | "SUB_CATEGORY" | "USER" | "WEBHOOK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AuditRow_entry$data = {
  readonly action: AuditAction;
  readonly actorName: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FieldChanges_changes">;
  }>;
  readonly createdAt: string;
  readonly subjectId: string;
  readonly subjectName: string | null | undefined;
  readonly subjectType: AuditSubject;
  readonly " $fragmentType": "AuditRow_entry";
};
export type AuditRow_entry$key = {
  readonly " $data"?: AuditRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FieldChanges_changes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "53b5324a309a3a9f81dcaa8afd3948c0";

export default node;
