/**
 * @generated SignedSource<<264caa3e8200ba2e25df616b1d954ebe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductBulkOperationStatus = "DONE" | "FAILED" | "RUNNING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkOperationNotice_query$data = {
  readonly productBulkOperations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly status: ProductBulkOperationStatus;
        readonly " $fragmentSpreads": FragmentRefs<"BulkOperationNotice_operation">;
      };
    }>;
  };
  readonly " $fragmentType": "BulkOperationNotice_query";
};
export type BulkOperationNotice_query$key = {
  readonly " $data"?: BulkOperationNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkOperationNotice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkOperationNotice_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "ProductBulkOperationConnection",
        "kind": "LinkedField",
        "name": "productBulkOperations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductBulkOperationEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductBulkOperation",
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
                    "name": "status",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BulkOperationNotice_operation"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "productBulkOperations(first:1)"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "214d2f0e75ffdfab9499b0c5d77aa63e";

export default node;
