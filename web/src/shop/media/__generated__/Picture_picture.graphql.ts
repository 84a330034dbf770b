/**
 * @generated SignedSource<<5c31c944b2213889cc3395ec429c161a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Picture_picture$data = {
  readonly alt: string;
  readonly dominantColor: string;
  readonly srcSet: string;
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
      "name": "dominantColor",
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

(node as any).hash = "5bbecec8c00a1761488325f78f2a39b6";

export default node;
