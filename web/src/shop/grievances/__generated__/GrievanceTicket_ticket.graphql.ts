/**
 * @generated SignedSource<<57d4b1c268c4320db6502d1ebc8dbe9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GrievanceStatus = "ACKNOWLEDGED" | "RECEIVED" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GrievanceTicket_ticket$data = {
  readonly acknowledgeBy: string;
  readonly createdAt: string;
  readonly note: string | null | undefined;
  readonly number: number;
  readonly resolveBy: string;
  readonly status: GrievanceStatus;
  readonly subject: string;
  readonly " $fragmentType": "GrievanceTicket_ticket";
};
export type GrievanceTicket_ticket$key = {
  readonly " $data"?: GrievanceTicket_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"GrievanceTicket_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GrievanceTicket_ticket",
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acknowledgeBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolveBy",
      "storageKey": null
    }
  ],
  "type": "GrievanceTicket",
  "abstractKey": null
};

(node as any).hash = "3efd2f061076fdc9dc02629bc86655dd";

export default node;
