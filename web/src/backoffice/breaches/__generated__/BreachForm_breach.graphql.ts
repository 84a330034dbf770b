/**
 * @generated SignedSource<<4dc3d869fb580e37c58d53c4538be75b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BreachForm_breach$data = {
  readonly entries: ReadonlyArray<{
    readonly boardReportedAt: string | null | undefined;
    readonly boardToldAt: string | null | undefined;
    readonly consequences: string;
    readonly data: string;
    readonly description: string;
    readonly discoveredAt: string;
    readonly measures: string;
    readonly number: number;
    readonly peopleCount: number | null | undefined;
    readonly peopleToldAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "BreachForm_breach";
};
export type BreachForm_breach$key = {
  readonly " $data"?: BreachForm_breach$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreachForm_breach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreachForm_breach",
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
      "concreteType": "BreachEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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
          "name": "discoveredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consequences",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measures",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boardToldAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boardReportedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleToldAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Breach",
  "abstractKey": null
};

(node as any).hash = "4087ca95ddabc46e79e2921dbbffd3b9";

export default node;
