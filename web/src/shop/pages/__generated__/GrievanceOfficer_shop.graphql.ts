/**
 * @generated SignedSource<<c0b5a54f16c1495cc737260e316b43b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GrievanceOfficer_shop$data = {
  readonly grievanceOfficer: {
    readonly designation: string | null | undefined;
    readonly email: string | null | undefined;
    readonly hours: string | null | undefined;
    readonly name: string;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "GrievanceOfficer_shop";
};
export type GrievanceOfficer_shop$key = {
  readonly " $data"?: GrievanceOfficer_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"GrievanceOfficer_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GrievanceOfficer_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GrievanceOfficer",
      "kind": "LinkedField",
      "name": "grievanceOfficer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "designation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "f46f7fe3c57f3f736f17921a2c8b82a8";

export default node;
