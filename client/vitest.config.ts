import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    test: {
      environment: "node", // the few tests that need a page ask for happy-dom in their first line
      include: ["tests/**/*.test.ts"],
    },
    resolve: { conditions: ["browser"] },
  }),
);
