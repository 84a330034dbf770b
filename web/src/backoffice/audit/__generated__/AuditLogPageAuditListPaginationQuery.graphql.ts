/**
 * @generated SignedSource<<5f855961f4b3164219442ff11c50600a>>
 * @relayHash 193528bdc2c59775ac7ac13d8fe74e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc5c5c8082385b125a13bad692ade12dd9742f6ffaee379856fa44049c95a05

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "BREACH_RECORD" | "CAMPAIGN_SEND" | "CASH_SHIFT_CLOSE" | "CASH_SHIFT_SIGN_OFF" | "CATALOGUE_IMPORT" | "CATEGORY_CREATE" | "CATEGORY_DELETE" | "CATEGORY_REORDER" | "CATEGORY_UPDATE" | "COLLECTION_CREATE" | "COLLECTION_DELETE" | "COLLECTION_UPDATE" | "CUSTOMER_EXPORT" | "CUSTOMER_NOTE_CREATE" | "CUSTOMER_NOTE_DELETE" | "CUSTOMER_NOTE_UPDATE" | "DEMO_REMOVE" | "GRIEVANCE_ACKNOWLEDGE" | "GRIEVANCE_RESOLVE" | "HOME_PAGE_PUBLISH" | "HOME_PAGE_RESTORE" | "HOME_PAGE_SCHEDULE" | "HOME_PAGE_UNSCHEDULE" | "JOB_DISCARD" | "JOB_RETRY" | "ORDER_ASSIGN_RIDER" | "ORDER_PICK" | "ORDER_REFUND" | "ORDER_RELEASE_HOLD" | "ORDER_UPDATE_STATE" | "PAGE_PUBLISH" | "PARTY_CREATE" | "PARTY_UPDATE" | "PRODUCT_BULK_OPERATION" | "PRODUCT_CREATE" | "PRODUCT_DELETE" | "PRODUCT_IMPORT" | "PRODUCT_UPDATE" | "REFUND_REQUEST_DECLINE" | "ROLE_DEFINITION_CREATE" | "ROLE_DEFINITION_DELETE" | "ROLE_DEFINITION_UPDATE" | "SEARCH_RULE_CREATE" | "SEARCH_RULE_DELETE" | "SEARCH_RULE_UPDATE" | "SETTING_UPDATE" | "STAFF_INVITATION_CREATE" | "STAFF_INVITATION_DELETE" | "STORE_CREDIT_ADJUST" | "SUB_CATEGORY_CREATE" | "SUB_CATEGORY_DELETE" | "SUB_CATEGORY_UPDATE" | "SYNONYM_GROUP_CREATE" | "SYNONYM_GROUP_DELETE" | "SYNONYM_GROUP_UPDATE" | "USER_CASH_BLOCK" | "USER_CASH_UNBLOCK" | "USER_REINSTATE" | "USER_ROLE_UPDATE" | "USER_SUSPEND" | "USER_TWO_FACTOR_DISABLE" | "USER_TWO_FACTOR_ENABLE" | "USER_TWO_FACTOR_RESET" | "WEBHOOK_ENDPOINT_CREATE" | "WEBHOOK_ENDPOINT_DELETE" | "WEBHOOK_ENDPOINT_UPDATE" | "%future added value";
export type AuditSubject = "BREACH" | "CAMPAIGN" | "CASH_SHIFT" | "CATALOGUE_IMPORT" | "CATEGORY" | "COLLECTION" | "GRIEVANCE" | "HOME_PAGE" | "JOB" | "ORDER" | "PAGE" | "PARTY" | "PRODUCT" | "PRODUCT_BULK_OPERATION" | "ROLE_DEFINITION" | "SEARCH_RULE" | "SETTING" | "SUB_CATEGORY" | "SYNONYM_GROUP" | "USER" | "WEBHOOK_ENDPOINT" | "%future added value";
export type AuditEntryFilter = {
  actions?: ReadonlyArray<AuditAction> | null | undefined;
  actorId?: string | null | undefined;
  from?: string | null | undefined;
  importId?: string | null | undefined;
  isPartOfImport?: boolean | null | undefined;
  subjectId?: string | null | undefined;
  subjectName?: string | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  until?: string | null | undefined;
};
export type AuditLogPageAuditListPaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
};
export type AuditLogPageAuditListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogPage_auditList">;
};
export type AuditLogPageAuditListPaginationQuery = {
  response: AuditLogPageAuditListPaginationQuery$data;
  variables: AuditLogPageAuditListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 30,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditLogPageAuditListPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AuditLogPage_auditList"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditLogPageAuditListPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditEntries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
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
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "filters": [
          "filter"
        ],
        "handle": "connection",
        "key": "AuditList_auditEntries",
        "kind": "LinkedHandle",
        "name": "auditEntries"
      }
    ]
  },
  "params": {
    "id": "9dc5c5c8082385b125a13bad692ade12dd9742f6ffaee379856fa44049c95a05",
    "metadata": {},
    "name": "AuditLogPageAuditListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f1a00c8245e94e93e0e61b1e16c8058";

export default node;
