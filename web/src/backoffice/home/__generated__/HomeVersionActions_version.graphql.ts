/**
 * @generated SignedSource<<98163e46351cd42091abc311e2e6c466>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeVersionActions_version$data = {
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "HomeVersionActions_version";
};
export type HomeVersionActions_version$key = {
  readonly " $data"?: HomeVersionActions_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeVersionActions_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeVersionActions_version",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "HomeVersion",
  "abstractKey": null
};

(node as any).hash = "d380325b329042dea56e613055891d9e";

export default node;
