/**
 * @generated SignedSource<<5521d29fef4563478cacd50b6d3a8648>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "BREACH_RECORD" | "CAMPAIGN_SEND" | "CASH_SHIFT_CLOSE" | "CASH_SHIFT_SIGN_OFF" | "CATALOGUE_IMPORT" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_REORDER" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "CUSTOMER_EXPORT" | "CUSTOMER_NOTE_CREATE" | "CUSTOMER_NOTE_DELETE" | "CUSTOMER_NOTE_UPDATE" | "DEMO_REMOVE" | "GRIEVANCE_ACKNOWLEDGE" | "GRIEVANCE_RESOLVE" | "HOME_PAGE_PUBLISH" | "HOME_PAGE_RESTORE" | "HOME_PAGE_SCHEDULE" | "HOME_PAGE_UNSCHEDULE" | "JOB_DISCARD" | "JOB_RETRY" | "ORDER_ASSIGN_RIDER" | "ORDER_PICK" | "ORDER_REFUND" | "ORDER_RELEASE_HOLD" | "ORDER_UPDATE_STATE" | "PAGE_PUBLISH" | "PARTY_CREATE" | "PARTY_UPDATE" | "PRODUCT_BULK_OPERATION" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_IMPORT" | "PRODUCT_UPDATE" | "REFUND_REQUEST_DECLINE" | "ROLE_DEFINITION_CREATE" | "ROLE_DEFINITION_DELETE" | "ROLE_DEFINITION_UPDATE" | "SEARCH_RULE_CREATE" | "SEARCH_RULE_DELETE" | "SEARCH_RULE_UPDATE" | "SETTING_UPDATE" | "STAFF_INVITATION_CREATE" | "STAFF_INVITATION_DELETE" | "STORE_CREDIT_ADJUST" | "SUB_CATEGORY_CREATE" | "SUB_CATEGORY_DELETE" | "SUB_CATEGORY_UPDATE" | "SYNONYM_GROUP_CREATE" | "SYNONYM_GROUP_DELETE" | "SYNONYM_GROUP_UPDATE" | "USER_CASH_BLOCK" | "USER_CASH_UNBLOCK" | "USER_REINSTATE" | "USER_ROLE_UPDATE" | "USER_SUSPEND" | "USER_TWO_FACTOR_DISABLE" | "USER_TWO_FACTOR_ENABLE" | "USER_TWO_FACTOR_RESET" | "WEBHOOK_ENDPOINT_CREATE" | "WEBHOOK_ENDPOINT_DELETE" | "WEBHOOK_ENDPOINT_UPDATE" | "%future added value";
export type AuditSubject = "BREACH" | "CAMPAIGN" | "CASH_SHIFT" | "CATALOGUE_IMPORT" | "CATEGORY" | "COLLECTION" | "GRIEVANCE" | "HOME_PAGE" | "JOB" | "ORDER" | "PAGE" | "PARTY" | "PRODUCT" | "PRODUCT_BULK_OPERATION" | "ROLE_DEFINITION" | "SEARCH_RULE" | "SETTING" | "SUB_CATEGORY" | "SYNONYM_GROUP" | "USER" | "WEBHOOK_ENDPOINT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditRow_entry$data = {
  readonly action: AuditAction;
  readonly actor: {
    readonly name: string;
  } | null | undefined;
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
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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

(node as any).hash = "5827ee8939b4fa6dd5d03d08689f780d";

export default node;
