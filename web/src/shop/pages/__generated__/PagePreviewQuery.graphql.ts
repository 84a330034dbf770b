/**
 * @generated SignedSource<<04b3365c845635a5095c92818b32f9b1>>
 * @relayHash a186c74d1201b0eb90c82624ffdce426
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35340ba1a3382255d798beba746f56a4b9e037e6133862fcaad065370047d3b

import type { ConcreteRequest } from 'relay-runtime';
export type PagePreviewQuery$variables = {
  token: string;
};
export type PagePreviewQuery$data = {
  readonly pagePreview: {
    readonly html: string;
    readonly title: string;
  } | null | undefined;
};
export type PagePreviewQuery = {
  response: PagePreviewQuery$data;
  variables: PagePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "PageVersion",
    "kind": "LinkedField",
    "name": "pagePreview",
    "plural": false,
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
        "name": "html",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PagePreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PagePreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a35340ba1a3382255d798beba746f56a4b9e037e6133862fcaad065370047d3b",
    "metadata": {},
    "name": "PagePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9011562496124870b19bdcd64c40b75";

export default node;
