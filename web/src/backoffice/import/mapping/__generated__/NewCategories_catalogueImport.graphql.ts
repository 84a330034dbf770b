/**
 * @generated SignedSource<<b2ee2ed89e2aecfe558e5077feb461a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCategories_catalogueImport$data = {
  readonly categoryMapping: {
    readonly " $fragmentSpreads": FragmentRefs<"useMapImport_categoryChoices">;
  };
  readonly id: string;
  readonly " $fragmentType": "NewCategories_catalogueImport";
};
export type NewCategories_catalogueImport$key = {
  readonly " $data"?: NewCategories_catalogueImport$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewCategories_catalogueImport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewCategories_catalogueImport",
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
      "concreteType": "ImportCategoryMapping",
      "kind": "LinkedField",
      "name": "categoryMapping",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMapImport_categoryChoices"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "ad0b683ba9770734e221eeba8b8ad65c";

export default node;
