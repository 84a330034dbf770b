/**
 * @generated SignedSource<<1279fc8be6acf560919333310517345f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsentPlace = "ACCOUNT" | "ACCOUNT_CLAIM" | "ACCOUNT_DELETION" | "REGISTRATION" | "UNSUBSCRIBE_LINK" | "%future added value";
export type ConsentPurpose = "MARKETING_EMAIL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConsentSettings_viewer$data = {
  readonly consents: ReadonlyArray<{
    readonly isGiven: boolean;
    readonly notice: {
      readonly language: string;
      readonly text: string;
      readonly version: number;
    };
    readonly purpose: ConsentPurpose;
    readonly records: ReadonlyArray<{
      readonly createdAt: string;
      readonly isGiven: boolean;
      readonly notice: {
        readonly language: string;
        readonly text: string;
        readonly version: number;
      } | null | undefined;
      readonly number: number;
      readonly place: ConsentPlace;
    }>;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ConsentSettings_viewer";
};
export type ConsentSettings_viewer$key = {
  readonly " $data"?: ConsentSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentSettings_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGiven",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ConsentNotice",
  "kind": "LinkedField",
  "name": "notice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentSettings_viewer",
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
      "concreteType": "Consent",
      "kind": "LinkedField",
      "name": "consents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ConsentRecord",
          "kind": "LinkedField",
          "name": "records",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "f92d129719622e8bfdd4d7bd9a9225b5";

export default node;
