/**
 * @generated SignedSource<<0a83bef57a4e8b0efb378c3de7b78a6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettingEditor = "DATE_TIME" | "EMAIL" | "HOLIDAYS" | "INTEGER" | "MONEY" | "MULTILINE_TEXT" | "ORDER_LIMIT" | "PHONE" | "PICTURE" | "SELECT" | "SWITCH" | "TEXT" | "WEEKLY_HOURS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_setting$data = ReadonlyArray<{
  readonly editor: SettingEditor;
  readonly key: string;
  readonly label: string;
  readonly value: unknown | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"LastChange_settings" | "SettingField_setting">;
  readonly " $fragmentType": "SettingsForm_setting";
}>;
export type SettingsForm_setting$key = ReadonlyArray<{
  readonly " $data"?: SettingsForm_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_setting">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SettingsForm_setting",
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
      "name": "editor",
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
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettingField_setting"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastChange_settings"
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "e5b5298960c979f7fbce230912c4b53b";

export default node;
