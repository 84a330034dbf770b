/**
 * @generated SignedSource<<675720cfde4b1a5dd465c6c8c4b652e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHelp_contact$data = {
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "OrderHelp_contact";
};
export type OrderHelp_contact$key = {
  readonly " $data"?: OrderHelp_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHelp_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHelp_contact",
  "selections": [
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
    }
  ],
  "type": "HelpContact",
  "abstractKey": null
};

(node as any).hash = "34430bb05d69aed5f0a09e2af9d7a113";

export default node;
