/**
 * @generated SignedSource<<f2cb9b02180365c22a193319f7e5f6e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettingEditor = "DATE_TIME" | "EMAIL" | "HOLIDAYS" | "INTEGER" | "MONEY" | "MULTILINE_TEXT" | "ORDER_LIMIT" | "PHONE" | "PICTURE" | "SELECT" | "SWITCH" | "TEXT" | "WEEKLY_HOURS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingField_setting$data = {
  readonly editor: SettingEditor;
  readonly help: string | null | undefined;
  readonly isPinned: boolean;
  readonly key: string;
  readonly label: string;
  readonly maxLength: number | null | undefined;
  readonly options: ReadonlyArray<string> | null | undefined;
  readonly unit: string | null | undefined;
  readonly value: unknown | null | undefined;
  readonly variable: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PictureEditor_setting">;
  readonly " $fragmentType": "SettingField_setting";
};
export type SettingField_setting$key = {
  readonly " $data"?: SettingField_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingField_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingField_setting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "help",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PictureEditor_setting"
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "67e86e1ed3192a87c40b17bca700c7f3";

export default node;
