/**
 * @generated SignedSource<<5c443f581e6660f512286a93569fa768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WebhookSendAgainInput = {
  deliveryId: string;
};
export type useSendAgainMutation$variables = {
  input: WebhookSendAgainInput;
};
export type useSendAgainMutation$data = {
  readonly webhookSendAgain: {
    readonly __typename: "WebhookDeliveryGoneError";
    readonly message: string;
  } | {
    readonly __typename: "WebhookDisabledError";
    readonly message: string;
  } | {
    readonly __typename: "WebhookGoneError";
    readonly message: string;
  } | {
    readonly __typename: "WebhookSendAgainPayload";
    readonly delivery: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageCard_delivery">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendAgainMutation = {
  response: useSendAgainMutation$data;
  variables: useSendAgainMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "WebhookDeliveryGoneError",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "WebhookDisabledError",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "WebhookGoneError",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "webhookSendAgain",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebhookDelivery",
                "kind": "LinkedField",
                "name": "delivery",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MessageCard_delivery"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "WebhookSendAgainPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "webhookSendAgain",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WebhookDelivery",
                "kind": "LinkedField",
                "name": "delivery",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
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
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      }
                    ],
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
                    "concreteType": "WebhookAttempt",
                    "kind": "LinkedField",
                    "name": "attempts",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "statusCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "failure",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "duration",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "WebhookSendAgainPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "46eb0665de504f2ca6884676c334896d",
    "id": null,
    "metadata": {},
    "name": "useSendAgainMutation",
    "operationKind": "mutation",
    "text": "mutation useSendAgainMutation(\n  $input: WebhookSendAgainInput!\n) {\n  webhookSendAgain(input: $input) {\n    __typename\n    ... on WebhookSendAgainPayload {\n      delivery {\n        ...MessageCard_delivery\n        id\n      }\n    }\n    ... on WebhookDeliveryGoneError {\n      message\n    }\n    ... on WebhookDisabledError {\n      message\n    }\n    ... on WebhookGoneError {\n      message\n    }\n  }\n}\n\nfragment MessageAttempts_delivery on WebhookDelivery {\n  body\n  attempts {\n    at\n    statusCode\n    failure\n    duration\n  }\n}\n\nfragment MessageCard_delivery on WebhookDelivery {\n  id\n  type\n  state\n  createdAt\n  order {\n    id\n    number\n  }\n  ...MessageAttempts_delivery\n}\n"
  }
};
})();

(node as any).hash = "998d218789bf03dd23d4f5bdf9de53d8";

export default node;
