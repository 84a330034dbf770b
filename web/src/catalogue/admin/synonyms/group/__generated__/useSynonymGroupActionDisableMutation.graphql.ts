/**
 * @generated SignedSource<<0a543880120d283af81343fb9027ea2e>>
 * @relayHash 213ae03de43c3f7b81755c3fe97f9673
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0415c40455d4449087135481a097b2b2f44160be4258ba46202ecea53d98c551

import type { ConcreteRequest } from 'relay-runtime';
export type SynonymGroupDisableInput = {
  synonymGroupId: string;
  version: number;
};
export type useSynonymGroupActionDisableMutation$variables = {
  input: SynonymGroupDisableInput;
};
export type useSynonymGroupActionDisableMutation$data = {
  readonly synonymGroupDisable: {
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
export type useSynonymGroupActionDisableMutation = {
  response: useSynonymGroupActionDisableMutation$data;
  variables: useSynonymGroupActionDisableMutation$variables;
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
    "name": "synonymGroupDisable",
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
    "name": "useSynonymGroupActionDisableMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSynonymGroupActionDisableMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0415c40455d4449087135481a097b2b2f44160be4258ba46202ecea53d98c551",
    "metadata": {},
    "name": "useSynonymGroupActionDisableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "402634b073f9e9b6f6aee69334339933";

export default node;
