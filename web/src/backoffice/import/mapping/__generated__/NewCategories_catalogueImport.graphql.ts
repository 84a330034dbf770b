/**
 * @generated SignedSource<<e0260499dde3c05292a56c5d70f4b102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCategories_catalogueImport$data = {
  readonly categoryMapping: {
    readonly " $fragmentSpreads": FragmentRefs<"useCategoryChoices_mapping">;
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
          "name": "useCategoryChoices_mapping"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "9e3a3be7353896c934b9d64cf3c53beb";

export default node;
