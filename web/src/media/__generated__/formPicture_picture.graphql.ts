/**
 * @generated SignedSource<<cd0ec421b90dca17108f296b97d6a09b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type formPicture_picture$data = {
  readonly id: string;
  readonly srcSet: string;
  readonly tint: string;
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

(node as any).hash = "6660551523510530d17a013eeebac623";

export default node;
