// A toy game for four with about 3 KB of state, on boardgame.io with its storage in memory.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "toy",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    windows: Array.from({ length: 4 }, () => Array.from({ length: 20 }, (_, at) => ({ at, die: "R3" }))),
    notes: "x".repeat(1200),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, at) => {
      G.windows[Number(playerID)][at % 20].die = "B4";
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
