/**
 * @generated SignedSource<<414b6706d34ad9d96fe1cfaa9cc98c88>>
 * @relayHash a039dc0d2f021000944b72c0bdd28d86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 288fab20eb5841c1b2bba0bc104daa4346d068c614bb4a26266ef9450ad5f896

import type { ConcreteRequest } from 'relay-runtime';
export type RoleDefinitionDeleteInput = {
  id: string;
  makesMembersShoppers?: boolean | null | undefined;
  replacementId?: string | null | undefined;
};
export type useDeleteRoleMutation$variables = {
  input: RoleDefinitionDeleteInput;
};
export type useDeleteRoleMutation$data = {
  readonly roleDefinitionDelete: {
    readonly __typename: "AdminRoleError";
    readonly message: string;
  } | {
    readonly __typename: "BuiltInRoleError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "PermissionRequiredError";
    readonly message: string;
  } | {
    readonly __typename: "RoleDefinitionDeletePayload";
    readonly deletedRoleDefinitionId: string;
  } | {
    readonly __typename: "RoleDefinitionNotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "RoleInUseError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeleteRoleMutation = {
  response: useDeleteRoleMutation$data;
  variables: useDeleteRoleMutation$variables;
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
    "name": "roleDefinitionDelete",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedRoleDefinitionId",
            "storageKey": null
          }
        ],
        "type": "RoleDefinitionDeletePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "RoleDefinitionNotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "BuiltInRoleError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "AdminRoleError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "RoleInUseError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "PermissionRequiredError",
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
    "name": "useDeleteRoleMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteRoleMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "288fab20eb5841c1b2bba0bc104daa4346d068c614bb4a26266ef9450ad5f896",
    "metadata": {},
    "name": "useDeleteRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44e6f8330e5aa8b615a64880af47d354";

export default node;
