/**
 * @generated SignedSource<<b981370467295c8714b67e458421b29e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoveAvatarMutation$variables = Record<PropertyKey, never>;
export type useRemoveAvatarMutation$data = {
  readonly avatarRemove: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_viewer" | "AvatarEditor_viewer">;
    };
  };
};
export type useRemoveAvatarMutation = {
  response: useRemoveAvatarMutation$data;
  variables: useRemoveAvatarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveAvatarMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AvatarRemovePayload",
        "kind": "LinkedField",
        "name": "avatarRemove",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AvatarEditor_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AccountMenu_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRemoveAvatarMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AvatarRemovePayload",
        "kind": "LinkedField",
        "name": "avatarRemove",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "avatar",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "width",
                        "value": 384
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(width:384)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "srcSet",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tint",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alt",
                    "storageKey": null
                  }
                ],
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
                "name": "mobile",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEmailVerified",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5e45ef73039014e3aae4585af18cbb13",
    "id": null,
    "metadata": {},
    "name": "useRemoveAvatarMutation",
    "operationKind": "mutation",
    "text": "mutation useRemoveAvatarMutation {\n  avatarRemove {\n    viewer {\n      ...AvatarEditor_viewer\n      ...AccountMenu_viewer\n      id\n    }\n  }\n}\n\nfragment AccountEntries_viewer on User {\n  name\n  mobile\n  role\n  isEmailVerified\n}\n\nfragment AccountMenu_viewer on User {\n  avatar {\n    ...Picture_picture\n    id\n  }\n  ...AccountEntries_viewer\n}\n\nfragment AvatarEditor_viewer on User {\n  avatar {\n    __typename\n    id\n  }\n  ...Avatar_user\n}\n\nfragment Avatar_user on User {\n  name\n  avatar {\n    ...Picture_picture\n    id\n  }\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  tint\n  alt\n}\n"
  }
};
})();

(node as any).hash = "3dfb7efbd7a6e566fe753af6237d5310";

export default node;
