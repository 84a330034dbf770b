/**
 * @generated SignedSource<<3fb1c2f4b51ac04220ad00a2379e8066>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplaintCard_grievance$data = {
  readonly acknowledgeBy: string;
  readonly acknowledgedAt: string | null | undefined;
  readonly body: string;
  readonly createdAt: string;
  readonly email: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly number: number;
  readonly orderId: string | null | undefined;
  readonly orderNumber: number | null | undefined;
  readonly resolveBy: string;
  readonly resolvedAt: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"HandleComplaint_grievance">;
  readonly " $fragmentType": "ComplaintCard_grievance";
};
export type ComplaintCard_grievance$key = {
  readonly " $data"?: ComplaintCard_grievance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplaintCard_grievance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComplaintCard_grievance",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
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
      "name": "body",
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
      "name": "acknowledgedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandleComplaint_grievance"
    }
  ],
  "type": "Grievance",
  "abstractKey": null
};

(node as any).hash = "5c63aba6913c0ebd7a9f8d479a3943ad";

export default node;
