/**
 * @generated SignedSource<<4fa53eed2fbb971604f29d8a8724549a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettingEditor = "COLOR_PAIR" | "DATE_TIME" | "EMAIL" | "HOLIDAYS" | "INTEGER" | "MONEY" | "MULTILINE_TEXT" | "ORDER_LIMIT" | "PHONE" | "PICTURE" | "SELECT" | "SWITCH" | "TEXT" | "WEEKLY_HOURS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_setting$data = ReadonlyArray<{
  readonly editor: SettingEditor;
  readonly key: string;
  readonly label: string;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly name: string;
  } | null | undefined;
  readonly value: unknown | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"SettingField_setting">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "0e2db10b9091d71be7decc230ee8381c";

export default node;
