/**
 * @generated SignedSource<<0c02932f6f24de04d9be4c06f03eb6ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditFilters_query$data = {
  readonly auditActors: ReadonlyArray<{
    readonly name: string;
    readonly userId: string;
  }>;
  readonly " $fragmentType": "AuditFilters_query";
};
export type AuditFilters_query$key = {
  readonly " $data"?: AuditFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditActor",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "06b30590e595e5bcf4f79b8e793d90d1";

export default node;
