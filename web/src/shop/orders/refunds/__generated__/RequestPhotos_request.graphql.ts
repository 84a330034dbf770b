/**
 * @generated SignedSource<<aa7dd109de4c33464a62342897b0e60a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestPhotos_request$data = {
  readonly photos: ReadonlyArray<{
    readonly dominantColor: string;
    readonly height: number;
    readonly id: string;
    readonly url: string;
    readonly width: number;
  }>;
  readonly " $fragmentType": "RequestPhotos_request";
};
export type RequestPhotos_request$key = {
  readonly " $data"?: RequestPhotos_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPhotos_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestPhotos_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RefundRequestPhoto",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
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
          "name": "url",
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
  "type": "RefundRequest",
  "abstractKey": null
};

(node as any).hash = "532b108a50453f1ad782739328ac95a6";

export default node;
