/**
 * @generated SignedSource<<edbffd58a493be4ee865b571d9b162a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerHeader_customer$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isStaff: boolean;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CustomerHeader_customer";
};
export type CustomerHeader_customer$key = {
  readonly " $data"?: CustomerHeader_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerHeader_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerHeader_customer",
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
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "862bf3dbdaa401b55fa0c90093f01494";

export default node;
