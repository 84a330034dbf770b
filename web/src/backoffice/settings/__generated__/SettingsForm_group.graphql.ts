/**
 * @generated SignedSource<<f8ec567fe9da2322da42426bb0bddd70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_group$data = {
  readonly help: string;
  readonly settings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_setting">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "SettingsForm_group";
};
export type SettingsForm_group$key = {
  readonly " $data"?: SettingsForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "concreteType": "Setting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SettingsForm_setting"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SettingGroup",
  "abstractKey": null
};

(node as any).hash = "06568a4276061671e4e3d096400a93fe";

export default node;
