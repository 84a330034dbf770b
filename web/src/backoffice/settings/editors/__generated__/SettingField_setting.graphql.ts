/**
 * @generated SignedSource<<5a1e6addcf17c827b9eb3a2a9752b677>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettingEditor = "COLOR_PAIR" | "DATE_TIME" | "EMAIL" | "HOLIDAYS" | "INTEGER" | "MONEY" | "MULTILINE_TEXT" | "ORDER_LIMIT" | "PHONE" | "PICTURE" | "SELECT" | "SWITCH" | "TEXT" | "WEEKLY_HOURS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingField_setting$data = {
  readonly editor: SettingEditor;
  readonly help: string | null | undefined;
  readonly isPinned: boolean;
  readonly key: string;
  readonly label: string;
  readonly maxLength: number | null | undefined;
  readonly options: ReadonlyArray<string> | null | undefined;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"PictureField_picture">;
  } | null | undefined;
  readonly unit: string | null | undefined;
  readonly value: unknown | null | undefined;
  readonly variable: string | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PictureField_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "3bca1c43bc2e8152230aec5a34728264";

export default node;
