package posthorn

import (
	"io"
	"log/slog"
	"math"
	"os"
)

// loggerOf returns the logger of the options, or that of the variable POSTHORN_LOG.
func loggerOf(options Options) *slog.Logger {
	if options.Logger != nil {
		return options.Logger
	}
	switch os.Getenv("POSTHORN_LOG") {
	case "info", "debug":
		return slog.New(slog.NewTextHandler(os.Stderr, nil)).With("from", "posthorn")
	}
	return slog.New(slog.NewTextHandler(io.Discard, &slog.HandlerOptions{Level: slog.Level(math.MaxInt)}))
}
