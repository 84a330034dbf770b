/**
 * @generated SignedSource<<31a3788b2a487fd989052bd15f355f6e>>
 * @relayHash aed86d32792c7100bc5b20bc9aaa1872
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 276c7ef4d8f380a977f9072c81844a2a9f2db48064d40f8b833764d381dfb063

import type { ConcreteRequest } from 'relay-runtime';
export type SynonymGroupDeleteInput = {
  synonymGroupId: string;
  version: number;
};
export type useSynonymGroupActionDeleteMutation$variables = {
  input: SynonymGroupDeleteInput;
};
export type useSynonymGroupActionDeleteMutation$data = {
  readonly synonymGroupDelete: {
    readonly __typename: "SynonymGroupChangedError";
    readonly message: string;
  } | {
    readonly __typename: "SynonymGroupCuratedError";
    readonly message: string;
  } | {
    readonly __typename: "SynonymGroupNotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSynonymGroupActionDeleteMutation = {
  response: useSynonymGroupActionDeleteMutation$data;
  variables: useSynonymGroupActionDeleteMutation$variables;
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
    "name": "synonymGroupDelete",
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
        "type": "SynonymGroupCuratedError",
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
    "name": "useSynonymGroupActionDeleteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSynonymGroupActionDeleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "276c7ef4d8f380a977f9072c81844a2a9f2db48064d40f8b833764d381dfb063",
    "metadata": {},
    "name": "useSynonymGroupActionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c49a91b02db789a30054e3015bd6ad74";

export default node;
