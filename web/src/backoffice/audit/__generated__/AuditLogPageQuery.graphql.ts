/**
 * @generated SignedSource<<507072c1538062e39b966db79770df42>>
 * @relayHash 1c92d220582f6eb469f0b604674a3aed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60bcdd0862d0e4c2964719bef6cfd3f71ddc92847cadba4dc29a1ba141014df9

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
export type AuditLogPageQuery$variables = {
  filter?: AuditEntryFilter | null | undefined;
};
export type AuditLogPageQuery$data = {
  readonly auditActors: ReadonlyArray<{
    readonly name: string;
    readonly userId: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogPage_auditList" | "SavedFilters_query">;
};
export type AuditLogPageQuery = {
  response: AuditLogPageQuery$data;
  variables: AuditLogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Actor",
  "kind": "LinkedField",
  "name": "auditActors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "AUDIT_LOG"
  }
],
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditLogPageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      },
      {
        "args": (v3/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "SavedFilters_query"
      },
      {
        "args": [
          (v4/*:: as any*/)
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
    "name": "AuditLogPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "query",
            "storageKey": null
          }
        ],
        "storageKey": "savedFilters(kind:\"AUDIT_LOG\")"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
                  (v5/*:: as any*/),
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
                      (v1/*:: as any*/)
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
        "args": (v6/*:: as any*/),
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
    "id": "60bcdd0862d0e4c2964719bef6cfd3f71ddc92847cadba4dc29a1ba141014df9",
    "metadata": {},
    "name": "AuditLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d3f88214c90b1a73a427ebee7e52c76";

export default node;
