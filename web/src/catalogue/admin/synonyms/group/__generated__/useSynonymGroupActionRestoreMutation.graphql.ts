/**
 * @generated SignedSource<<8a84f30536afbafe5181e99d80467a00>>
 * @relayHash 1db171439db9c803690e4ef6e1cf13f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a6e12c42aa26f5771496bc878a6c96724c042a7a080efd68670b5da99b3eeff

import type { ConcreteRequest } from 'relay-runtime';
export type SynonymGroupRestoreInput = {
  synonymGroupId: string;
  version: number;
};
export type useSynonymGroupActionRestoreMutation$variables = {
  input: SynonymGroupRestoreInput;
};
export type useSynonymGroupActionRestoreMutation$data = {
  readonly synonymGroupRestore: {
    readonly __typename: "SynonymGroupChangedError";
    readonly message: string;
  } | {
    readonly __typename: "SynonymGroupNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "SynonymGroupNotRestorableError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSynonymGroupActionRestoreMutation = {
  response: useSynonymGroupActionRestoreMutation$data;
  variables: useSynonymGroupActionRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "synonymGroupRestore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SynonymGroupNotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SynonymGroupChangedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SynonymGroupNotRestorableError",
        "abstractKey": null
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
    "name": "useSynonymGroupActionRestoreMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSynonymGroupActionRestoreMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2a6e12c42aa26f5771496bc878a6c96724c042a7a080efd68670b5da99b3eeff",
    "metadata": {},
    "name": "useSynonymGroupActionRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8d31659c4460048caebbef746ca36a5";

export default node;
