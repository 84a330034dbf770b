/**
 * @generated SignedSource<<ea73d0f575cf028944d0af8f90d34f3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerResult_customer$data = {
  readonly email: string;
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CustomerResult_customer";
};
export type CustomerResult_customer$key = {
  readonly " $data"?: CustomerResult_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerResult_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerResult_customer",
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d1ae1215ded4f93656c1c9a7c8f4972e";

export default node;
