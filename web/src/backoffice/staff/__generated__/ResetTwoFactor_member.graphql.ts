/**
 * @generated SignedSource<<674b2cd1f24e06ba836e75e683e3eca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetTwoFactor_member$data = {
  readonly email: string;
  readonly name: string;
  readonly " $fragmentType": "ResetTwoFactor_member";
};
export type ResetTwoFactor_member$key = {
  readonly " $data"?: ResetTwoFactor_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResetTwoFactor_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResetTwoFactor_member",
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
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "654a5609c3dcceca4b2764dbc91dabbe";

export default node;
