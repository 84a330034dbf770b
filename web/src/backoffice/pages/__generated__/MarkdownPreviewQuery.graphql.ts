/**
 * @generated SignedSource<<087a4546b58d93eb5d22c025dfc7e5bf>>
 * @relayHash fe06d26c7987f53d1fdd700b8c63670e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 539bdafb09383e4998fe4d9285cc5eb0272fecee575d26da591d440018e368cc

import type { ConcreteRequest } from 'relay-runtime';
export type MarkdownPreviewQuery$variables = {
  text: string;
};
export type MarkdownPreviewQuery$data = {
  readonly renderedMarkdown: string;
};
export type MarkdownPreviewQuery = {
  response: MarkdownPreviewQuery$data;
  variables: MarkdownPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "kind": "ScalarField",
  "name": "renderedMarkdown",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkdownPreviewQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarkdownPreviewQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "539bdafb09383e4998fe4d9285cc5eb0272fecee575d26da591d440018e368cc",
    "metadata": {},
    "name": "MarkdownPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be3ae53e926a863ffe6634c0cc44b4d2";

export default node;
