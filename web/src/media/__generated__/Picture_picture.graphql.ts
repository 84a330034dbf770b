/**
 * @generated SignedSource<<100ad2acc76622fc113daa199fd69b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Picture_picture$data = {
  readonly alt: string;
  readonly srcSet: string;
  readonly tint: string;
  readonly url: string;
  readonly " $fragmentType": "Picture_picture";
};
export type Picture_picture$key = {
  readonly " $data"?: Picture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_picture",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 384
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:384)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    }
  ],
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "e0e1f7b45e4b50b25610b2cad4c82b78";

export default node;
