/**
 * @generated SignedSource<<6d80f5bc92d4760e8aab99cbaa82ea7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formPicture_picture$data = {
  readonly dominantColor: string;
  readonly id: string;
  readonly srcSet: string;
  readonly url: string;
  readonly " $fragmentType": "formPicture_picture";
};
export type formPicture_picture$key = {
  readonly " $data"?: formPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"formPicture_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "formPicture_picture"
};

(node as any).hash = "55c8a147df415e831cc8d7cb055655fb";

export default node;
