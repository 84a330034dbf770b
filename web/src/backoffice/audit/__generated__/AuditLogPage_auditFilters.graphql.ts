/**
 * @generated SignedSource<<653da55bf0047b6201b0bbf9f02918a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditLogPage_auditFilters$data = {
  readonly auditActors: ReadonlyArray<{
    readonly name: string;
    readonly userId: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
  readonly " $fragmentType": "AuditLogPage_auditFilters";
};
export type AuditLogPage_auditFilters$key = {
  readonly " $data"?: AuditLogPage_auditFilters$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogPage_auditFilters">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditLogPage_auditFilters",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
      "action": "THROW"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": "AUDIT_LOG"
        }
      ],
      "kind": "FragmentSpread",
      "name": "SavedFilters_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "41015541387dc83300f536fab91b2327";

export default node;
