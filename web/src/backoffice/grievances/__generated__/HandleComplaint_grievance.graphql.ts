/**
 * @generated SignedSource<<415d974ddcbec0cc53600d585643972f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GrievanceStatus = "ACKNOWLEDGED" | "RECEIVED" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HandleComplaint_grievance$data = {
  readonly id: string;
  readonly number: number;
  readonly status: GrievanceStatus;
  readonly " $fragmentType": "HandleComplaint_grievance";
};
export type HandleComplaint_grievance$key = {
  readonly " $data"?: HandleComplaint_grievance$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandleComplaint_grievance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandleComplaint_grievance",
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
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Grievance",
  "abstractKey": null
};

(node as any).hash = "dd3f8fbb7492b6af0ecb154951fa3f5e";

export default node;
