/**
 * @generated SignedSource<<fdaf0a305925fe09f833fd8b2989a796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnBanner_banner$data = {
  readonly alt: string | null | undefined;
  readonly heading: string | null | undefined;
  readonly link: string | null | undefined;
  readonly pictures: ReadonlyArray<{
    readonly dominantColor: string;
    readonly height: number;
    readonly pageSrcSet: string;
    readonly url: string;
    readonly width: number;
  }>;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "OwnBanner_banner";
};
export type OwnBanner_banner$key = {
  readonly " $data"?: OwnBanner_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBanner_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnBanner_banner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 768
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:768)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageSrcSet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dominantColor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeBanner",
  "abstractKey": null
};

(node as any).hash = "c423749fa5c7b212ecfe7f8dec62caa4";

export default node;
