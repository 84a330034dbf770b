/**
 * @generated SignedSource<<9490bae4a63cac15b27dd765f0708287>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NomineeSettings_viewer$data = {
  readonly nominee: {
    readonly email: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly name: string;
    readonly relationship: string;
  } | null | undefined;
  readonly " $fragmentType": "NomineeSettings_viewer";
};
export type NomineeSettings_viewer$key = {
  readonly " $data"?: NomineeSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NomineeSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NomineeSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Nominee",
      "kind": "LinkedField",
      "name": "nominee",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "relationship",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b3f07cd72fb2a5e6a1ff6c8030af898e";

export default node;
