import pg from 'pg';

/** Connections that send statements without waiting for the answers to those before. */
export interface Pipeline {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]>;
  end(): Promise<void>;
}

interface Connection {
  client: pg.Client;
  connected: Promise<pg.Client>;
  /** How many statements wait for their answers. */
  waiting: number;
}

/** Two keep PostgreSQL at work while one of them waits for a page of the disk; more of them wake more of its processes. */
const SIZE = 2;

/**
 * Opens connections as they are needed, and others in place of those that failed. Under load, several statements share one
 * packet and one turn of PostgreSQL's process. Answers come in order: a slow statement holds up those behind it.
 */
export function createPipeline(options: pg.ClientConfig, onConnect?: (client: pg.Client) => void): Pipeline {
  const connections = new Set<Connection>();

  function open(): Connection {
    const client = new pg.Client({ ...options, pipeline: true });
    onConnect?.(client);
    const connection = { client, connected: client.connect(), waiting: 0 };
    const forget = () => connections.delete(connection);
    client.on('error', forget).on('end', forget); // without a listener, an error ends the process
    connections.add(connection);
    return connection;
  }

  function choose(): Connection {
    let least: Connection | undefined;
    for (const connection of connections) if (!least || connection.waiting < least.waiting) least = connection;
    return least && (least.waiting === 0 || connections.size === SIZE) ? least : open();
  }

  return {
    query: async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const connection = choose();
      connection.waiting += 1;
      try {
        const client = await connection.connected;
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        connections.delete(connection); // the database may be about to close it
        throw error;
      } finally {
        connection.waiting -= 1;
        if (connection.waiting === 0 && !connections.has(connection)) void connection.client.end();
      }
    },
    end: async () => {
      await Promise.all([...connections].map(({ client }) => client.end()));
    },
  };
}
